/** Actions that nobody need sign in for, and why. */
export const PUBLIC_ACTIONS: Readonly<Record<string, string>> = {
  'people.createFirstAdmin': 'the one-time link is the permission',
  'people.choosePassword': 'the one-time link is the permission',
  'people.chooseAtSignIn': 'the password that was right a moment ago is the permission',
  'people.askForReset': 'whoever cannot sign in has to ask; it answers nothing',
}
