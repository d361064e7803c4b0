/** What a slider shows, as its buttons call it. */
export type Slides = 'pictures' | 'teasers'
