/** A control character, which nobody types and which databases, logs or mails may interpret. Tabs and line breaks belong to texts of several lines. */
// oxlint-disable-next-line no-control-regex -- they are what is meant
export const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
