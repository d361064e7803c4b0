const silence = () => undefined

/** The library would say all in English: what is dragged is said by the editor itself. */
export const silentDragging = {
  announcements: {
    onDragStart: silence,
    onDragOver: silence,
    onDragEnd: silence,
    onDragCancel: silence,
  },
  screenReaderInstructions: { draggable: '' },
}
