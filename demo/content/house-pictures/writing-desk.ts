import type { DemoHousePicture } from '#content/content.ts'
import { ink, paper, sand, shade, slate } from './demo-tones.ts'

export const writingDesk = {
  key: 'writing-desk',
  ground: slate,
  form: `
    <path d="M0 510H1240V700H0Z" fill="${shade}"/>
    <path d="M340 250L560 210L600 470L380 510Z" fill="${sand}"/>
    <path d="M420 210L660 200L668 480L428 490Z" fill="${paper}"/>
    <path d="M700 510V470H900V510Z" fill="${ink}"/>
    <path d="M790 470V330L890 210L906 226L812 340V470Z" fill="${ink}"/>
    <path d="M850 190L960 230L900 320L800 240Z" fill="${ink}"/>
    <path d="M806 246L640 510H960L898 316Z" fill="${sand}"/>
    <path d="M180 510V390H290V510Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M420 210L660 200L668 480L428 490ZM452 250H630M454 285H630M455 320H590M456 355H632M458 390H632M460 425H550"/>
      <path d="M290 410H312Q334 412 334 440Q334 470 310 470H290M180 390V510H290V390ZM210 370q-10 -16 0 -32q10 -16 0 -32M250 370q-10 -16 0 -32q10 -16 0 -32"/>
      <path d="M520 560L760 600L780 596L764 584L526 544Z"/>
    </g>`,
  alt: {
    de: 'Ein Schreibtisch bei Nacht: beschriebene Blätter, eine Lampe und eine dampfende Schale Kaffee.',
    en: 'A desk at night: written pages, a lamp and a steaming cup of coffee.',
  },
} satisfies DemoHousePicture
