/** Nothing: the layout shows the lockers meanwhile, and what of them is on its way. */
export default function LockersLoading() {
  return null
}
