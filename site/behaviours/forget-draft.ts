/** An enquiry that was sent without the form's scripts has arrived: the draft that keep-draft.ts kept is done. */
try {
  sessionStorage.removeItem('draft');
} catch {
  // This browser keeps nothing for sites: there is no draft then.
}
