import type { DemoPoster } from '#content/content.ts'

const ground = '#b5482a'
const ink = '#f6f2ea'
const accent = '#3a120a'

/** The ring standing on the origin; stone on top. */
const ring =
  '<circle cx="0" cy="-190" r="160" fill="none" stroke-width="60"/><path d="M-75 -440H75L0 -350Z"/>'

export const nathanDerWeise = {
  key: 'nathan-der-weise',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(330 466)">
      <g fill="${accent}" stroke="${accent}">
        <g transform="rotate(84) scale(.5 1.32)">
          ${ring}
        </g>
        <g transform="rotate(127) scale(.5 1.5)">
          ${ring}
        </g>
        <g transform="rotate(170) scale(.5 1.32)">
          ${ring}
        </g>
      </g>
      <g fill="${ink}" stroke="${ink}" transform="rotate(-14) scale(.76)">
        ${ring}
      </g>
    </g>`,
  alt: {
    de: 'Ein einziger heller Ring mit Stein wirft drei dunkle Schatten, einer so ringförmig wie der andere.',
    en: 'A single pale ring with a stone casts three dark shadows, each as much a ring as the others.',
  },
} satisfies DemoPoster
