import sanitize from 'sanitize-html'

const text = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code']
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'abbr', 'q']
const blocks = ['div', 'section', 'address', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** In front of a scheme it makes a path of an address, for browsers; other programs may see the scheme. */
const invisibleStart = /^[\p{Z}\p{C}]+/u

/**
 * Sanitizes HTML written by users: only tags for text and our own images remain; nothing runs, loads from elsewhere or breaks the
 * layout. With `isPage`, `h1` and classes are allowed as well.
 */
export function sanitiseHtml(html: string, { isPage = false } = {}): string {
  return sanitize(html, {
    allowedTags: [
      ...(isPage ? ['h1'] : []),
      ...text,
      ...inline,
      ...blocks,
      ...tables,
      'figcaption',
      'img',
      'details',
      'summary',
    ],
    allowedAttributes: {
      '*': ['lang', 'dir', 'title', ...(isPage ? ['class'] : [])],
      a: ['href', 'hreflang', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'reversed'],
      details: ['open'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // Images on other servers would disclose who reads our pages.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^\/media\//.test(attribs['src'] ?? ''),
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { target, href: written, ...attribs }) => {
        const href = written?.replace(invisibleStart, '')
        return {
          tagName,
          attribs: {
            ...attribs,
            ...(href !== undefined && { href }),
            ...(target === '_blank' && { target }),
            ...(!href?.startsWith('/') && { rel: 'noopener' }),
          },
        }
      },
    },
  })
}
