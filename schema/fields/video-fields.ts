import { embed } from './link-fields.ts'
import { image } from './media-fields.ts'
import { line } from './text-fields.ts'

/** The fields of a video at an external provider, alone or in a list. */
export const videoFields = {
  video_url: embed({
    label: { de: 'Adresse des Videos', en: 'Address of the video' },
    help: {
      de: 'Von YouTube (auch youtu.be) oder Vimeo.',
      en: 'At YouTube (youtu.be as well) or Vimeo.',
    },
    description: 'Address of the video at YouTube or Vimeo; e.g. "https://vimeo.com/123456789".',
    providers: ['youtube', 'vimeo'],
  }),
  image: image({
    label: { de: 'Vorschaubild', en: 'Preview picture' },
    help: {
      de: 'Wird gezeigt, bis Besucherinnen und Besucher das Video laden.',
      en: 'Is shown until visitors load the video.',
    },
    description:
      'Identifies the preview picture that is shown until the video is loaded; null if there is none.',
  }),
  title: line({
    label: { de: 'Titel', en: 'Title' },
    description: 'Title of the video; may be empty.',
    example: 'Hamlet: der Trailer',
  }),
  length: line({
    label: { de: 'Dauer', en: 'Length' },
    description: 'Duration for people; e.g. "2:14". May be empty.',
    max: 40,
    example: '2:14',
  }),
}
