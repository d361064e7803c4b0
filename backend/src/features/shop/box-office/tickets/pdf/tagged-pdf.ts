import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import PdfDocument from 'pdfkit'
import { registerFaces } from './ticket-faces.ts'

/** A PDF in the theatre's typefaces, marked up for screen readers. `draw` adds the pages, and their content below `root`. */
export async function taggedPdf(
  { title, author, locale }: { title: string; author: string; locale: Locale },
  draw: (document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> {
  const document = new PdfDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Author: author },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  registerFaces(document)
  const root = document.struct('Document')
  document.addStructure(root)
  draw(document, root)
  root.end()
  document.end()
  await ended
  return Buffer.concat(chunks)
}
