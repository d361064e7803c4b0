import type { StackFrame, StackLineParser } from '@sentry/core'

const inChrome = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/
const inOthers = /^(.*?)@(.+?):(\d+):(\d+)$/

/** One line of a stack trace, in the format of Node and Chrome, or of Firefox and Safari. */
export const readStackLine: StackLineParser = [
  50,
  (line: string): StackFrame | undefined => {
    const [, name, file, lineNumber, column] = inChrome.exec(line) ?? inOthers.exec(line) ?? []
    if (file === undefined) return undefined
    return {
      function: name || '?',
      filename: file.split(/[?#]/, 1)[0] ?? file,
      lineno: Number(lineNumber),
      colno: Number(column),
      in_app: !file.includes('node_modules') && !file.startsWith('node:'),
    }
  },
]
