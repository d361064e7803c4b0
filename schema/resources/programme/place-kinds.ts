/** What a place is made for. Those that are not `standard` are sold by the box office only. */
export const placeKinds = ['standard', 'wheelchair', 'companion'] as const

export type PlaceKind = (typeof placeKinds)[number]
