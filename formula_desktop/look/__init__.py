"""The look of the program: colours, sizes, typeface, faces, icons and languages."""
