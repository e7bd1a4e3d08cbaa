/** Under which the page without a network finds what it shows (`public/offline.js` names it too). */
export const LAST_BOARD_KEY = 'handover-last-board'
