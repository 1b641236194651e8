"""What a name that stands for nothing was probably meant to be."""
