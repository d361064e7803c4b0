/** Labels of the player. Messages “audioPlayer”. */
export type AudioPlayerLabels = {
  name: string
  play: string
  pause: string
  seek: string
  position: string
  close: string
  failed: string
}
