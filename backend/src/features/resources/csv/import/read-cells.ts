import type { ResourceDefinition, ResourceField } from '@foyer/schema/resources/define-resource.ts'
import { locales } from '@foyer/schema/shapes/scalars.ts'
import { csvWords } from '#features/resources/csv/rows-csv.ts'
import type { Values } from '#features/resources/resource-binding.ts'
import type { ImportColumn } from './import-columns.ts'

export type ReadLine = { id: string | undefined; values: Values }

/** The values of a line by fields, as a request would have them; what is in no column is missing. What cannot be read stays as it is, for the rules to refuse. */
export function readCells(
  { fields }: ResourceDefinition,
  { columns, cells }: { columns: (ImportColumn | undefined)[]; cells: string[] },
): ReadLine {
  const values: Record<string, unknown> = {}
  let id: string | undefined
  for (const [index, column] of columns.entries()) {
    const cell = withoutQuote(cells[index] ?? '')
    if (!column) continue
    if (column.name === 'id') id = cell || undefined
    else if (column.language) {
      values[column.name] = { ...(values[column.name] as object), [column.language]: cell }
    } else {
      const value = readCell(fields[column.name]!, cell)
      if (value !== undefined) values[column.name] = value
    }
  }
  return { id, values }
}

const asItIs = (cell: string): unknown => cell
const unlessEmpty = (read: (cell: string) => unknown) => (cell: string) =>
  cell === '' ? undefined : read(cell)
const orNull = (read: (cell: string) => unknown) => (cell: string) =>
  cell === '' ? null : read(cell)

/** How a cell of each type of field is read. Undefined is what has a default or is reported as missing. */
const readers: {
  [Type in ResourceField['type']]: (
    cell: string,
    field: Extract<ResourceField, { type: Type }>,
  ) => unknown
} = {
  line: asItIs,
  paragraph: asItIs,
  html: asItIs,
  link: asItIs,
  anchor: asItIs,
  embed: asItIs,
  lines: asItIs,
  options: asItIs,
  flag: flagOf,
  choice: (cell, { options }) => (cell === '' ? undefined : (optionOf(options, cell) ?? cell)),
  number: unlessEmpty(numberOf),
  money: unlessEmpty(centsOf),
  quantity: orNull(numberOf),
  image: orNull(numberOf),
  file: orNull(numberOf),
  relation: orNull(numberOf),
  relations: (cell) => cell.split(',').flatMap((one) => (one.trim() ? [numberOf(one.trim())] : [])),
  time: orNull(clockTimeOf),
  day: orNull(isoDay),
  moment: orNull(asItIs),
}

function readCell(field: ResourceField, cell: string): unknown {
  const read = readers[field.type] as (cell: string, field: ResourceField) => unknown
  return read(cell, field)
}

function flagOf(cell: string): unknown {
  const word = cell.toLowerCase()
  const yes = ['1', 'x', 'true', ...locales.map((locale) => csvWords[locale].yes)]
  const no = ['', '0', 'false', ...locales.map((locale) => csvWords[locale].no)]
  if (yes.includes(word)) return true
  return no.includes(word) ? false : cell
}

function optionOf(
  options: Readonly<Record<string, { de: string; en: string }>>,
  cell: string,
): string | undefined {
  const word = cell.toLowerCase()
  const found = Object.entries(options).find(([key, { de, en }]) =>
    [key, de, en].some((one) => one.toLowerCase() === word),
  )
  return found?.[0]
}

function numberOf(cell: string): unknown {
  return /^-?\d{1,15}([.,]\d{1,10})?$/.test(cell) ? Number(cell.replace(',', '.')) : cell
}

/** `24,50`, `24.50 €` or `€ 24` in cents; what is no amount stays as it is. */
function centsOf(cell: string): unknown {
  const [, sign, euros, cents = ''] =
    /^(-?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(cell.replaceAll(/[€\s]/g, '')) ?? []
  if (euros === undefined) return cell
  return Number(`${sign}${euros}${cents.padEnd(2, '0')}`)
}

/** `9:30`, `19.30` or `19:30 Uhr` as `19:30`. */
function clockTimeOf(cell: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?(?:\s*Uhr)?$/.exec(cell) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : cell
}

/** `24.12.2026`, as spreadsheet programs write it in German, as `2026-12-24`. */
function isoDay(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : cell
}

/** The export marks what a spreadsheet program would calculate. */
function withoutQuote(cell: string): string {
  return /^'\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
