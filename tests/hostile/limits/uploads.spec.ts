import { expect } from '@playwright/test'
import { fileBody } from '#support/hostile/form.ts'
import { newAddress, newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { sideBySide } from '#support/hostile/side-by-side.ts'
import { test } from '#support/hostile/attempts.ts'

const megabyte = 1024 * 1024

const upload = (visitor: Visitor, file: Parameters<typeof fileBody>[0]) => {
  const { headers, body } = fileBody(file)
  const token = visitor.cookies.get('csrftoken') ?? ''
  return visitor.ask({
    path: '/de/api/temp-files/',
    body,
    headers: { ...headers, 'x-csrftoken': token },
    timeoutMs: 60_000,
  })
}

const pdf = (bytes: number) => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')]
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 'a'), tail])
}

test('X-09: visitors’ files cannot fill the disk', async ({ attempts }) => {
  const address = newAddress()
  const visitors = await Promise.all(Array.from({ length: 8 }, () => newVisitor(address)))
  await attempts.holds('30 files of 9 MB from one address', async () => {
    const bytes = pdf(9 * megabyte)
    const responses = await sideBySide(
      Array.from({ length: 30 }),
      (_, number) =>
        upload(visitors[number % 8]!, { name: 'cv.pdf', type: 'application/pdf', bytes }),
      4,
    )
    // 503 when the folder is full of files without an entry.
    expect(responses.filter(({ status }) => ![201, 429, 503].includes(status))).toEqual([])
    const taken = responses.filter(({ status }) => status === 201).length
    expect(taken * 9).toBeLessThanOrEqual(250)
  })
  await attempts.holds('230 small files from one address', async () => {
    const other = newAddress()
    const many = await sideBySide(Array.from({ length: 23 }), () => newVisitor(other))
    const responses = await sideBySide(Array.from({ length: 230 }), (_, number) =>
      upload(many[number % 23]!, { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('a') }),
    )
    expect(responses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(200)
  })
})

const page = '<html><body><script>alert(1)</script></body></html>'
const pngHead = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
  'hex',
)
const gifar = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from(`*/=1;${page}`)])

const disguised: Record<string, { name: string; type: string; bytes: Buffer }> = {
  'a page as a PDF': { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from(page) },
  'a page with the mark of a PDF': {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: Buffer.from(`%PDF-1.7\n${page}\n%%EOF\n`),
  },
  'a bare mark of a PDF': {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n'),
  },
  'a bare head of a PNG': { name: 'a.png', type: 'image/png', bytes: pngHead },
  'a PNG with a page': {
    name: 'a.png',
    type: 'image/png',
    bytes: Buffer.concat([pngHead, Buffer.from(page)]),
  },
  'a JPEG that is a page': {
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.from(page)]),
  },
  'a GIF that is a script': { name: 'a.png', type: 'image/png', bytes: gifar },
  'a drawing': {
    name: 'a.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  'a page': { name: 'a.html', type: 'text/html', bytes: Buffer.from(page) },
  'an archive': {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('504b0304140000000000', 'hex'),
  },
  'a program': {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('7f454c4602010100', 'hex'),
  },
  nothing: { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
}

test('X-09: a file’s type is checked by its content', async ({ attempts }) => {
  const visitor = await newVisitor()
  for (const [what, file] of Object.entries(disguised)) {
    await attempts.holds(what, async () => {
      // 503 when the folder is full of files without an entry.
      expect([400, 413, 415, 503]).toContain((await upload(visitor, file)).status)
    })
  }
  for (const name of [
    '../../x.pdf',
    '..\\x.pdf',
    'C:\\x.pdf',
    'a\u0000.pdf',
    '/etc/passwd',
    'a"; filename="b.html',
    '<script>.pdf',
  ]) {
    await attempts.holds(`the name ${JSON.stringify(name)}`, async () => {
      const { status, text } = await upload(await newVisitor(), {
        name,
        type: 'application/pdf',
        bytes: pdf(200),
      })
      // 503 when the folder is full of files without an entry.
      expect([201, 400, 415, 503]).toContain(status)
      if (status === 201) {
        expect((JSON.parse(text) as { name: string }).name).not.toMatch(/[/\\<>\0]|\.\./)
      }
    })
  }
})
