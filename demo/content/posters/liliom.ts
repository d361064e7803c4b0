import type { DemoPoster } from '#content/content.ts'

const ground = '#2b2250'
const ink = '#f29ca8'
const accent = '#f6f2ea'

/** Strips of the canopy from the left, each with a scallop; they hang from one point. */
const strips = [0, 1, 2, 3, 4, 5, 6].map((position) => {
  const left = 70 + position * 140
  return `<path d="M560 120 ${left} 400A70 70 0 0 0 ${left + 140} 400Z"
    fill="${position % 2 === 0 ? accent : ink}"/>`
})

export const liliom = {
  key: 'liliom',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-11 560 450)">
      <path d="M515 430H605V560H515ZM515 590H615V790C615 860 580 930 515 970Z" fill="${accent}"/>
      <path
        d="M210 440 190 690M350 440 350 660M770 440 810 720M910 440 990 700"
        stroke="${accent}"
        stroke-width="9"/>
      <circle cx="350" cy="670" r="46" fill="${ink}"/>
      <circle cx="810" cy="730" r="46" fill="${ink}"/>
      <circle cx="992" cy="710" r="46" fill="${ink}"/>
      <path
        d="M186 600 212 683 299 683 229 734 256 817 186 766 116 817 143 734 73 683 160 683Z"
        fill="${accent}"/>
      ${strips.join('')}
    </g>`,
  alt: {
    de: 'Ein gestreiftes Kettenkarussell dreht sich auf einem Messer, und an einer der Ketten hängt ein Stern.',
    en: 'A striped chair carousel turns on a knife, and from one of its chains hangs a star.',
  },
} satisfies DemoPoster
