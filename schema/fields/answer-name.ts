/** What a part of a field is called in an answer: `image` and `obj` as `image_obj`. */
export function answerName(field: string, suffix: string): string {
  return suffix ? `${field}_${suffix}` : field
}
