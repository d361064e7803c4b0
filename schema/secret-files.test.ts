import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function fileOf(content: string): string {
  const folder = mkdtempSync(`${tmpdir()}/foyer-secret-`)
  folders.push(folder)
  writeFileSync(`${folder}/secret`, content)
  return `${folder}/secret`
}

test('X-09: a variable is read from the file that is named instead, without its line break', () => {
  const file = fileOf('Vorhang auf!\n')
  const variables = withSecretFiles({ SMTP_URL_FILE: file, LOG_LEVEL: 'warn' }, ['SMTP_URL'])
  expect(variables).toMatchObject({ SMTP_URL: 'Vorhang auf!', LOG_LEVEL: 'warn' })
})

test('an empty variable counts as unset, and so does an empty name of a file', () => {
  const source = { FORM_FILES: '', SMTP_URL: '', SMTP_URL_FILE: '', PATH: '' }
  expect(withSecretFiles(source, ['FORM_FILES', 'SMTP_URL'])).toEqual({
    SMTP_URL_FILE: '',
    PATH: '',
  })
})

test('variables of other programs that end the same are left alone', () => {
  const source = { SSL_CERT_FILE: '/nowhere' }
  expect(withSecretFiles(source, ['SMTP_URL'])).toEqual(source)
})

test.each([
  [{ SMTP_URL_FILE: '/nowhere/smtp' }, /SMTP_URL_FILE names the file \/nowhere\/smtp, .*ENOENT/],
  [{ SMTP_URL_FILE: fileOf(' \n') }, /SMTP_URL_FILE .* is empty/],
  [{ SMTP_URL_FILE: fileOf('x'), SMTP_URL: 'geheim' }, /SMTP_URL and SMTP_URL_FILE are both set/],
])('%j is refused with a sentence, without the secret', (source, sentence) => {
  const read = () => withSecretFiles(source, ['SMTP_URL'])
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/geheim/)
})
