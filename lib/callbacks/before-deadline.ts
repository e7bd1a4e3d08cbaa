/**
 * What the work gives, or an error at the deadline (by `performance.now()`). Work that was begun
 * may still come to its end later; its error is nobody's then.
 */
export function beforeDeadline<Value>(deadline: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const rest = Math.max(0, deadline - performance.now())
    timer = setTimeout(() => reject(new Error('the database is too slow')), rest)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
