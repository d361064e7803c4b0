import type { DemoPoster } from '#content/content.ts'

const ground = '#ee7b3a'
const ink = '#16130f'
const accent = '#f6f2ea'

export const derZerrissene = {
  key: 'der-zerrissene',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(35 62) scale(.93)">
      <g transform="rotate(-6 500 700)">
        <path
          d="M262 500 320 410 400 470 470 345 555 415 630 290 700 350 735 285 733 345 640 480 300
            560Z"
          fill="${accent}"/>
        <path
          d="M264 560 330 470 405 530 480 405 560 475 640 350 705 410 733 345 720 730Q840 745 940
            690C880 830 690 880 500 880 310 880 120 830 60 690 160 745 280 730 280 730Z"
          fill="${ink}"/>
      </g>
      <path
        d="M212 110 708 40 740 215 705 285 630 230 560 365 470 300 405 430 315 375 255 470Z"
        fill="${ink}"
        transform="rotate(9 500 250) translate(22 -6)"/>
    </g>`,
  alt: {
    de: 'Ein schwarzer Zylinder ist quer entzweigerissen, sein Oberteil fliegt davon, an der Risskante schimmert Papier.',
    en: 'A black top hat is torn across, its crown flies off, and white paper shows along the tear.',
  },
} satisfies DemoPoster
