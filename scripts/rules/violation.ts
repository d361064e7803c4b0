export type Violation = {
  file: string
  line?: number
  /** What breaks the rule there, as the name of an import or a number of lines. */
  what: string
  rule: string
  /** What the author should do instead. */
  advice: string
}

/** The rules that look at more than one import at a time. */
export const treeRules = {
  cycle: 'no-cycles',
  place: 'every-folder-has-its-place',
  fileSize: 'files-have-250-lines',
  folderSize: 'folders-have-25-entries',
  view: 'views-need-no-server',
  word: 'names-are-terms-of-the-glossary',
} as const

export const inWords = ({ file, line, what, rule, advice }: Violation) =>
  `${file}${line === undefined ? '' : `:${line}`}  ${what}\n  ${rule}: ${advice}`
