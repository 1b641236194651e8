"""The gallery's programs: checked, played to their end by scripts, and proven sound over many seeds."""
