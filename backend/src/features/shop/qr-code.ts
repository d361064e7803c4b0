import { encodeQR } from 'qr'
import { html, rawHtml, type Html } from '#http/html.ts'

/** A QR code as inline SVG with a text alternative. Error correction level M, as banks require. */
export function qrCode(content: string, label: string): Html {
  const picture = encodeQR(content, 'svg', { ecc: 'medium', border: 4 })
  return html`<figure class="qr" role="img" aria-label="${label}">${rawHtml(picture)}</figure>`
}
