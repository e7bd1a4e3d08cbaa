/*
 * The page without a network: what the food board showed last, with its age, and nothing of it as
 * fresh. The words and how long it may be kept stand in the page.
 */
const KEY = 'handover-last-board'
const { words, keptMs, locale } = JSON.parse(document.getElementById('words').textContent)
const board = document.getElementById('board')

function lastBoard() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (kept && Date.now() - kept.at < keptMs) return kept
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to show.
  }
  return null
}

function element(name, text, className) {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

function ageOf(at) {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return minutes < 60
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / 60), 'hour')
}

function draw() {
  const kept = lastBoard()
  board.replaceChildren()
  if (!kept) {
    board.append(element('p', words.nothing))
    return
  }
  board.append(element('h2', words.board))
  board.append(element('p', words.asOf.replace('{age}', ageOf(kept.at)), 'old'))
  const list = document.createElement('ul')
  for (const { code, number, stage, store } of kept.orders) {
    const line = document.createElement('li')
    line.append(element('b', code ?? number))
    line.append(element('span', words.stages[stage] ?? ''))
    line.append(element('small', store))
    list.append(line)
  }
  if (kept.orders.length === 0) board.append(element('p', words.none))
  else board.append(list)
}

draw()
setInterval(draw, 30_000)
window.addEventListener('online', () => location.reload())
document.getElementById('again').addEventListener('click', () => location.reload())
