const character = String.raw`\s@,;:<>()\[\]"\\\u0000-\u001f\u007f`

/**
 * A single e-mail address: no list, no display name, nothing that could add a recipient to the header of a mail. Whether it exists
 * cannot be checked here.
 */
export const emailAddressPattern = new RegExp(
  `^[^${character}]+@[^.${character}]+(\\.[^.${character}]+)+$`,
)
