/** The name of a value that belongs to a field: `image` and `obj` give `image_obj`. */
export function responseName(field: string, suffix: string): string {
  return suffix ? `${field}_${suffix}` : field
}
