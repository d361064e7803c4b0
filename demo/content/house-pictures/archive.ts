import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, moss, paper, sand, shade } from './demo-tones.ts'

export const archive = {
  key: 'archive',
  ground: shade,
  form: `
    <path d="M0 0L620 0L0 330Z" fill="${ink}"/>
    <path d="M1240 0L620 0L1240 330Z" fill="${ink}"/>
    <path d="M0 620H1240V700H0Z" fill="${ink}"/>
    <path d="M170 360H350V470H170ZM370 330H520V470H370ZM170 500H300V610H170ZM320 520H520V610H320Z" fill="${sand}"/>
    <path d="M730 350H900V470H730ZM920 330H1070V470H920ZM730 520H880V610H730ZM900 500H1070V610H900Z" fill="${clay}"/>
    <path d="M540 430H700V610H540Z" fill="${moss}"/>
    <path d="M620 190a70 70 0 1 0 0.1 0Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M150 470H1090M150 610H1090M150 320V620M1090 320V620M230 410H290M420 396H470M210 550H260M380 566H460M780 410H850M970 396H1020M770 566H840M950 550H1020M540 480H700M570 430V400H670V430"/>
      <path d="M620 0V166M600 166H640V196H600ZM596 262L610 240L620 262L630 240L644 262"/>
    </g>`,
  alt: {
    de: 'Der Dachboden mit dem Archiv: Schachteln und ein Überseekoffer im Regal, darüber eine brennende Glühbirne.',
    en: 'The attic with the archive: boxes and a trunk on the shelves, a light bulb burning above them.',
  },
} satisfies DemoHousePicture
