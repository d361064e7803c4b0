export type Violation = {
  file: string
  line?: number
  /** What violates the rule, such as the name of an import or a number of lines. */
  what: string
  rule: string
  /** How to fix it. */
  advice: string
}

/** Rules about more than one import. */
export const treeRules = {
  cycle: 'no-cycles',
  place: 'every-folder-has-its-place',
  fileSize: 'files-have-250-lines',
  folderSize: 'folders-have-25-entries',
  view: 'views-need-no-server',
  word: 'names-are-terms-of-the-glossary',
} as const

export const formatViolation = ({ file, line, what, rule, advice }: Violation) =>
  `${file}${line === undefined ? '' : `:${line}`}  ${what}\n  ${rule}: ${advice}`
