type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** Whether a click navigates in this page: it is not handled yet, and opens no other window or download. */
export function isPlainClick(event: Click): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
