import type { DemoPoster } from '#demo/content.ts'

const ground = '#c8c2b4'
const ink = '#16130f'
const accent = '#c4860f'

type Card = { top: number; gable: number; colour: string; tilt?: number }

/** An index card that runs off to the right and below; its tab is the gable of a house with one window. */
function card({ top, gable, colour, tilt = 0 }: Card): string {
  return `
    <g transform="rotate(${tilt} 130 1000)">
      <path
        d="M130 ${top}H${gable - 140}V${top - 110}L${gable} ${top - 240}L${gable + 140} ${top - 110}V${top}H2000V2000H130Z"
        fill="${colour}" stroke="${ground}" stroke-width="14"/>
      <path d="M${gable - 42} ${top - 100}h84v100h-84z" fill="${ground}"/>
    </g>`
}

export const nachbarschaftsgedaechtnis = {
  key: 'nachbarschaftsgedaechtnis',
  ground,
  ink,
  accent,
  form: [
    card({ top: 400, gable: 740, colour: ink }),
    card({ top: 520, gable: 350, colour: accent, tilt: -7 }),
    card({ top: 660, gable: 700, colour: ink }),
    card({ top: 800, gable: 380, colour: ink }),
  ].join(''),
  alt: {
    de: 'Schwarze Karteikarten mit Giebeln als Reitern stehen wie Nachbarhäuser, eine messingfarbene ist schräg herausgezogen.',
    en: 'Black index cards with gables for tabs stand like neighbouring houses, and a brass one has been pulled out askew.',
  },
} satisfies DemoPoster
