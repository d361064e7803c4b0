import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand } from './demo-tones.ts'

export const rehearsal = {
  key: 'rehearsal',
  ground: sand,
  form: `
    <path d="M0 430H1240V700H0Z" fill="${clay}"/>
    <path d="M120 90H400V340H120Z" fill="${paper}"/>
    <path d="M820 90H1100V340H820Z" fill="${paper}"/>
    <path d="M460 470V330Q460 310 480 310H560L580 350H760V470Z" fill="${ink}"/>
    <path d="M470 470H490V590H470ZM730 470H750V590H730Z" fill="${ink}"/>
    <path d="M600 372H760V400H600Z" fill="${paper}"/>
    <path d="M800 500H880V520H870V600H858V520H822V600H810V520H800ZM868 400H882V520H868Z" fill="${ink}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M120 90H400V340H120ZM260 90V340M120 215H400M820 90H1100V340H820ZM960 90V340M820 215H1100"/>
      <path d="M640 350L610 270H720L740 350M630 300H714M636 322H722M626 372V400M652 372V400M678 372V400M704 372V400M730 372V400"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="9">
      <path d="M250 640L360 500H420M470 640L520 600M640 640H990L930 560M220 560L160 640" stroke-dasharray="46 18"/>
    </g>`,
  alt: {
    de: 'Die Probebühne: ein Klavier, ein Sessel und Klebebänder am Boden, wo später Wände stehen.',
    en: 'The rehearsal stage: a piano, a chair, and tape on the floor where walls will stand.',
  },
} satisfies DemoHousePicture
