import { maxImportLines } from '@foyer/schema/rest/resource-import.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { decodeCsv, delimiterOf } from './decode-csv.ts'
import type { ImportMessage } from './import-messages.ts'

export type CsvLine = { number: number; cells: string[] }
type ReadResult =
  { ok: true; headings: string[]; lines: CsvLine[] } | { ok: false; problem: ImportMessage }

/** The headings and lines of a CSV file. Empty lines are passed over. */
export function readCsv(bytes: Uint8Array): ReadResult {
  const text = decodeCsv(bytes)
  const starts: number[] = []
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      relaxColumnCount: true,
      skipRecordsWithEmptyValues: true,
      to: maxImportLines + 2,
      onRecord(record: string[], { lines }) {
        // A cell may have line breaks: the line on which its record ends counts.
        starts.push(lines)
        return record
      },
    })
    const [headings, ...rest] = records
    if (!headings || rest.length === 0) return { ok: false, problem: { key: 'emptyFile' } }
    if (rest.length > maxImportLines) return { ok: false, problem: { key: 'tooManyLines' } }
    const lines = rest.map((cells, index) => ({ number: starts[index + 1]!, cells }))
    return { ok: true, headings, lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as CsvError & { lines?: number }).lines ?? starts.length + 1
    return { ok: false, problem: { key: 'unreadableLine', value: line } }
  }
}
