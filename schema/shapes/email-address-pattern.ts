const letter = String.raw`\s@,;:<>()\[\]"\\\u0000-\u001f\u007f`

/**
 * One address, as people write it: no list, no name before it, nothing that a mail's header would take for another recipient. Whether
 * it exists only a letter can tell.
 */
export const emailAddressPattern = new RegExp(`^[^${letter}]+@[^.${letter}]+(\\.[^.${letter}]+)+$`)
