import type { DemoPoster } from '#content/content.ts'

const ground = '#f6f2ea'
const ink = '#16130f'
const accent = '#d6231f'

export const faustDerTragoedieErsterTeil = {
  key: 'faust-der-tragoedie-erster-teil',
  ground,
  ink,
  accent,
  form: `
    <path
      d="M330 812C420 720 480 860 560 800S640 700 700 790 860 850 1000 730 1500 700 2000 760"
      fill="none"
      stroke="${accent}"
      stroke-width="26"/>
    <g transform="rotate(16 330 812)">
      <path
        d="M330 812C310 690 130 590 130 400 130 260 60 190 40 -20 110 130 210 190 330 190S550 130
          620 -20C600 190 530 260 530 400 530 590 350 690 330 812Z"
        fill="${ink}"/>
      <circle cx="330" cy="500" r="34" fill="${ground}"/>
      <path d="M330 500V812" stroke="${ground}" stroke-width="10"/>
      <path d="M200 330 300 390 215 410ZM460 330 360 390 445 410Z" fill="${ground}"/>
    </g>`,
  alt: {
    de: 'Eine schwarze Schreibfeder mit zwei Hörnern blickt wie ein Teufel und zieht eine rote Unterschrift.',
    en: 'A black pen nib with two horns stares like a devil and draws a signature in red.',
  },
} satisfies DemoPoster
