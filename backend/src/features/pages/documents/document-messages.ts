/** Messages of the calls that change documents, by language. */
export const documentMessages = {
  de: {
    conflict: 'Jemand anderer hat dasselbe geändert. Ihr Text ist nicht verloren.',
    invalid: 'Das kann so nicht gespeichert werden.',
    incomplete: 'Vor dem Veröffentlichen fehlt noch etwas.',
    blocked: 'Vor dem Veröffentlichen ist noch etwas zu verbessern.',
    thinned: 'Der Entwurf muss neu geladen werden.',
    onlyPages: 'Eine Vorschau gibt es nur von Seiten.',
    pathTaken: 'Die Adresse der Seite gehört inzwischen einer anderen.',
    deletedPage: 'Die Seite wurde gelöscht. Zum Bearbeiten muss sie wiederhergestellt werden.',
    endedPreview: 'Diese Vorschau ist beendet.',
    unchanged: 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
    notSubmitted: 'Dieser Entwurf wartet nicht auf die Veröffentlichung.',
  },
  en: {
    conflict: 'Somebody else has changed the same. Your text is not lost.',
    invalid: 'This cannot be saved as it is.',
    incomplete: 'Something is missing before this can be published.',
    blocked: 'Something has to be corrected before this can be published.',
    thinned: 'The draft has to be loaded anew.',
    onlyPages: 'Only pages can be previewed.',
    pathTaken: 'The address of the page belongs to another one by now.',
    deletedPage: 'The page was deleted. To be edited it has to be restored.',
    endedPreview: 'This preview has ended.',
    unchanged: 'Nothing has changed since this was published.',
    notSubmitted: 'This draft does not wait to be published.',
  },
}
