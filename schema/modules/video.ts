import { defineModule } from './define-module.ts'
import { videoFields } from '@foyer/schema/fields/video-fields.ts'

export const video = defineModule({
  kind: 'video',
  name: { de: 'Video', en: 'Video' },
  description: 'A film at YouTube or Vimeo, loaded when the visitor agrees.',
  isInToolbar: true,
  fields: videoFields,
})
