import { readdirSync, readFileSync } from 'node:fs'
import { stack } from './stack.ts'

/** The text of a mail to this address, if it has been sent; the theatre of the tests writes mails into a folder. */
export function findMail(to: string): string | undefined {
  const folder = `${stack.dataFolder}/mail`
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(`${folder}/${file}`, 'latin1'))
    .filter((mail) => mail.includes(`\nTo: ${to}\n`))
    .map(decodeQuotedPrintable)
    .at(-1)
}

function decodeQuotedPrintable(mail: string): string {
  const bytes = mail
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
