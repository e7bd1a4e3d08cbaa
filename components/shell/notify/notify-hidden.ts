import { notifyState } from './notify-choice'

type Note = {
  title: string
  body: string
  /** A later one of the same tag takes its place. */
  tag: string
  /** What a press on it opens. */
  path: string
}

/** Shows a notification where the person wants them and nobody looks at this tab. */
export async function notifyHidden(note: Note): Promise<void> {
  if (document.visibilityState === 'visible' || notifyState() !== 'on') return
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  // It knows whether another tab is looked at; without one, the browser shows it from here.
  if (registration?.active) registration.active.postMessage({ kind: 'notify', ...note })
  else showHere(note)
}

function showHere({ title, body, tag, path }: Note): void {
  const shown = new Notification(title, { body, tag })
  shown.addEventListener('click', () => {
    window.focus()
    window.location.assign(path)
  })
}
