import { embed } from './link-fields.ts'
import { image } from './media-fields.ts'
import { line } from './text-fields.ts'

/** What is said of a film at a provider, alone or in a list. */
export const videoFields = {
  video_url: embed({
    label: { de: 'Adresse des Videos', en: 'Address of the video' },
    help: {
      de: 'Von YouTube (auch youtu.be) oder Vimeo.',
      en: 'At YouTube (youtu.be as well) or Vimeo.',
    },
    description: 'Address of the film at YouTube or Vimeo.',
    providers: ['youtube', 'vimeo'],
  }),
  image: image({
    label: { de: 'Vorschaubild', en: 'Preview picture' },
    help: {
      de: 'Wird gezeigt, bis Besucherinnen und Besucher das Video laden.',
      en: 'Is shown until visitors load the video.',
    },
    description: 'Number of the picture that stands for the film until it is loaded.',
  }),
  title: line({
    label: { de: 'Titel', en: 'Title' },
    description: 'Title of the film; may be empty.',
    example: 'Hamlet: der Trailer',
  }),
  length: line({
    label: { de: 'Dauer', en: 'Length' },
    description: 'How long it is, in the editor’s words; may be empty.',
    max: 40,
    example: '2:14',
  }),
}
