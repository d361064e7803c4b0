/** The colours of the pictures of the theatre itself, less saturated than those of the posters. */
export const paper = '#F3ECDD'
export const sand = '#D9C7A3'
export const shade = '#8C7A63'
export const clay = '#B4694B'
export const moss = '#7E8A6A'
export const slate = '#5F7480'
export const ink = '#221D18'
