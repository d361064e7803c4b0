import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, shade } from './demo-tones.ts'

export const sewing = {
  key: 'sewing',
  ground: clay,
  form: `
    <path d="M0 540H1240V700H0Z" fill="${ink}"/>
    <path d="M380 540V490H900V540Z" fill="${shade}"/>
    <path d="M800 490V270H520V330H470V200Q470 170 500 170H820Q880 170 880 230V490Z" fill="${ink}"/>
    <path d="M900 180a60 60 0 1 0 0.1 0Z" fill="${shade}"/>
    <path d="M140 540Q240 480 500 500L700 500Q720 600 560 640Q300 700 60 640Z" fill="${paper}"/>
    <path d="M120 470Q260 420 380 440Q470 446 480 470Q470 490 420 486L300 500Q200 520 120 520Z" fill="${shade}"/>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M495 330V480M520 290H790M800 270V470M600 170V130H640V170M620 130Q540 90 495 200V330"/>
    </g>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">
      <path d="M120 470Q260 420 380 440Q470 446 480 470Q470 490 420 486L300 500Q200 520 120 520M400 462Q440 462 470 470"/>
      <path d="M180 580Q380 540 480 560T680 540" stroke-dasharray="18 14"/>
      <path d="M900 210V270M870 240H930"/>
    </g>`,
  alt: {
    de: 'Eine Hand führt hellen Stoff unter die Nadel einer Nähmaschine.',
    en: 'A hand guides pale cloth under the needle of a sewing machine.',
  },
} satisfies DemoHousePicture
