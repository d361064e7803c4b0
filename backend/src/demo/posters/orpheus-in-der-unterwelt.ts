import type { DemoPoster } from '#demo/content.ts'

const ground = '#16130F'
const ink = '#F2552C'
const accent = '#F7B7C3'

export const orpheusInDerUnterwelt = {
  key: 'orpheus-in-der-unterwelt',
  ground,
  ink,
  accent,
  form: `
    <path d="M-1000 2000V760L-900 840L-830 700L-740 850L-640 640L-560 830L-460 720L-360 850L-280 660L-180 840L-90 730Q20 880 70 740Q140 850 180 640Q260 820 320 680Q350 820 460 660Q520 800 600 600Q650 800 740 680Q790 840 880 720Q930 830 1010 780V2000Z" fill="${ink}"/>
    <g transform="translate(300 1020) rotate(24) scale(1.06)">
    <ellipse cx="24" cy="-800" rx="135" ry="42" transform="rotate(-16 24 -800)" fill="none" stroke="${accent}" stroke-width="24"/>
    <path d="M-190 300L-100 -330Q-104 -400 -80 -460L-34 -660L0 -760L60 -690L34 -610C34 -590 44 -575 56 -556C110 -490 104 -430 74 -370Q66 -330 96 -260L190 300Z" fill="${accent}"/>
    <path d="M-38 -664C-40 -760 10 -850 82 -930C110 -870 104 -800 74 -748C62 -722 66 -706 84 -694L196 -650L188 -628L84 -652C66 -644 44 -640 26 -622Q20 -690 -38 -664Z" fill="${ink}"/>
    <path d="M-106 -292L86 -292" stroke="${ground}" stroke-width="36"/>
    <path d="M-105.8 -762.8A135 42 -16 0 0 153.8 -837.2" fill="none" stroke="${accent}" stroke-width="24"/>
    </g>
    <path d="M60 2000L190 850Q270 960 340 820Q410 950 500 850Q560 960 650 830Q720 930 800 820L960 2000Z" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein Tanzbein schnellt aus einem Unterrock aus Flammen; um die Fußspitze kreist ein Heiligenschein.',
    en: 'A dancer’s leg shoots up from a petticoat of flames; a halo spins on its toes.',
  },
} satisfies DemoPoster
