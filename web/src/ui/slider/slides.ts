/** What a slider shows, as in the labels of its buttons. */
export type Slides = 'pictures' | 'teasers'
