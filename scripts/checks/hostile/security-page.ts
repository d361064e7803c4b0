import type { AttackClass } from './attack-class.ts'

const [begin, end] = ['<!-- table -->', '<!-- /table -->']

/** The page about security with a new table of attacks. `day` is when they were recorded. */
export function withTable(
  page: string,
  { classes, day }: { classes: AttackClass[]; day: string },
): string {
  const [before, after] = [page.split(begin)[0], page.split(end)[1]]
  if (before === undefined || after === undefined || !page.includes(begin)) {
    throw new Error(`The page has no markers for the table: ${begin} … ${end}`)
  }
  const rows = classes.map(({ name, tried, held }) => `| ${name} | ${tried} | ${held} |`)
  const sum = classes.reduce(
    (all, { tried, held }) => ({ tried: all.tried + tried, held: all.held + held }),
    { tried: 0, held: 0 },
  )
  const table = [
    `Last recorded on ${day} by \`npm run hostile -- --record\`.`,
    '',
    '| class of attacks | attempts | withstood |',
    '| --- | --- | --- |',
    ...rows,
    `| all | ${sum.tried} | ${sum.held} |`,
  ].join('\n')
  return `${before}${begin}\n${table}\n${end}${after}`
}
