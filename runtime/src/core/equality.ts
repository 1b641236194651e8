/** `=` by value, deep, also of values that contain themselves. */
import { type Fields, Record_, type Value } from "./values.ts";

/** Depth from which pairs already met are remembered: below it no memory is needed. */
const SHALLOW = 6;
/** Depth from which parts are compared later: values may be nested more deeply than calls. */
const DEEP = 200;

/** Whether two values are equal as `=` sees them. */
export function equal(left: Value, right: Value): boolean {
  return left === right || (typeof left === "object" && typeof right === "object" && same(left, right, 0, undefined));
}

/** Pairs met so far and held equal (a pair met again inside itself counts as equal), and those still to compare. */
class Pairs {
  readonly waiting: [Value, Value][] = [];
  private readonly met = new Map<Value, Set<Value>>();

  /** Whether the pair is new. */
  remember(left: Value, right: Value): boolean {
    const others = this.met.get(left);
    if (others === undefined) this.met.set(left, new Set([right]));
    else if (others.has(right)) return false;
    else others.add(right);
    return true;
  }
}

function same(left: Value, right: Value, depth: number, pairs: Pairs | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (pairs === undefined) return depth < SHALLOW ? sameParts(left, right, depth + 1, pairs) : sameDeep(left, right);
  if (depth > DEEP) return pairs.waiting.push([left, right]) > 0;
  return !pairs.remember(left, right) || sameParts(left, right, depth + 1, pairs);
}

function sameDeep(left: Value, right: Value): boolean {
  const pairs = new Pairs();
  pairs.waiting.push([left, right]);
  for (let pair = pairs.waiting.pop(); pair; pair = pairs.waiting.pop()) {
    if (!same(pair[0], pair[1], SHALLOW, pairs)) return false;
  }
  return true;
}

function sameParts(left: Value, right: Value, depth: number, pairs: Pairs | undefined): boolean {
  if (Array.isArray(left)) return Array.isArray(right) && sameElements(left, right, depth, pairs);
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right, depth, pairs);
  return left instanceof Record_ && right instanceof Record_ && sameFields(left, right, depth, pairs);
}

function sameElements(left: Value[], right: Value[], depth: number, pairs: Pairs | undefined): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) {
    if (!same(left[i]!, right[i]!, depth, pairs)) return false;
  }
  return true;
}

function sameEntries<K>(left: Map<K, Value>, right: Map<K, Value>, depth: number, pairs: Pairs | undefined): boolean {
  if (left.size !== right.size) return false;
  for (const [key, content] of left) {
    const other = right.get(key);
    if (other === undefined || !same(content, other, depth, pairs)) return false;
  }
  return true;
}

function sameFields(left: Fields, right: Fields, depth: number, pairs: Pairs | undefined): boolean {
  return sameEntries(new Map(Object.entries(left)), new Map(Object.entries(right)), depth, pairs);
}
