import { defineModule } from './define-module.ts'
import { file } from '@foyer/schema/fields/media-fields.ts'
import { line, paragraph, textLengths } from '@foyer/schema/fields/text-fields.ts'

export const selfHostedAudio = defineModule({
  kind: 'self-hosted-audio',
  name: { de: 'Eigene Aufnahme', en: 'Own recording' },
  description: 'An uploaded audio recording, which continues to play during navigation.',
  isInToolbar: false,
  fields: {
    file: file({
      label: { de: 'Tondatei', en: 'Sound file' },
      description: 'Identifies the uploaded recording; null if there is none.',
      required: true,
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the recording; may be empty.',
      example: 'Einführung zu Hamlet',
    }),
    transcript: paragraph({
      label: { de: 'Wortlaut', en: 'Transcript' },
      help: {
        de: 'Zum Nachlesen, für alle, die nicht hören.',
        en: 'To be read, for everybody who does not hear.',
      },
      description: 'Transcript; may be empty.',
      max: textLengths.code,
    }),
  },
})
