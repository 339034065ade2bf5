"""What everything looks like: colours, sizes, typeface, faces, icons and languages."""
