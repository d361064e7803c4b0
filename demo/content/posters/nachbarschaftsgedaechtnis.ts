import type { DemoPoster } from '#content/content.ts'

const ground = '#c8c2b4'
const ink = '#16130f'
const accent = '#c4860f'

/** An index card that runs off to the right and below; its tab is a gable with one window. */
function card({ top, gable }: { top: number; gable: number }): string {
  return `
    <path
      d="M130 ${top}H${gable - 140}V${top - 110}L${gable} ${top - 240}L${gable + 140}
        ${top - 110}V${top}H2000V2000H130Z"
      fill="${ink}" stroke="${ground}" stroke-width="14"/>
    <path d="M${gable - 38} ${top - 104}h76v96h-76z" fill="${ground}"/>`
}

export const nachbarschaftsgedaechtnis = {
  key: 'nachbarschaftsgedaechtnis',
  ground,
  ink,
  accent,
  form: `
    ${card({ top: 360, gable: 430 })}
    ${card({ top: 450, gable: 860 })}
    ${card({ top: 540, gable: 560 })}
    <path d="M190 880V725L330 595 470 725V880Z" fill="${accent}"/>`,
  alt: {
    de: 'Schwarze Karteikarten mit Giebeln als Reitern stehen wie Nachbarhäuser, wo eines fehlt, leuchtet ein Loch in Messing.',
    en: 'Black index cards with gables for tabs stand like neighbouring houses, and where one is missing a gap glows brass.',
  },
} satisfies DemoPoster
