/** Texts that say nothing about where a link leads, in lower case and without punctuation. */
const vagueTexts = new Set([
  'hier',
  'hier klicken',
  'klicken sie hier',
  'klick hier',
  'link',
  'mehr',
  'mehr dazu',
  'mehr erfahren',
  'mehr infos',
  'mehr informationen',
  'weiter',
  'weiterlesen',
  'weitere informationen',
  'click here',
  'here',
  'learn more',
  'more',
  'more information',
  'read more',
  'this link',
])

/** Whether the text of a link says nothing to somebody who reads the links of a page alone: "here", or a bare address. */
export function isVagueLinkText(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s:/.]/gu, '')
    .replace(/[.:]+$/, '')
    .trim()
  return vagueTexts.has(words) || /^(https?:\/\/|www\.)\S+$/.test(words)
}
