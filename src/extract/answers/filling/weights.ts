/**
 * How well things fit a list of objects. Each value was tried, with the others as they are, on the twelve
 * schemas of the eight sites of the tuning half of `test/extract/schemas` (`npm run evaluate -- --weights`):
 * from the worst to the best value, F1 of all values differs by 0.034 at most, and no other value is better
 * on either half. Those that change nothing there keep wrong things out of lists on real sites.
 */
export const FIT = {
  /**
   * Factor for blocks that look alike, and for lists in sentences: their values have no names of their own.
   */
  unnamed: 0.6,
  /** Factor for things whose type is known and is another one than the list has. */
  otherType: 0.6,
  /** Things that are not called like the list need values for this part of the fields, and for so many. */
  minPart: 0.75,
  minFields: 2,
  /** The part of the things that need the required fields, and one whose name says what the things are. */
  minRows: 0.5,
  minPartOnTopic: 0.5,
  /** How far things that are called like the list come before others. */
  named: 1,
  /** The part of it for things in the content of a page that is about such things. */
  topic: 0.5,
  /** The part of a score from which other things are as good. Of such guesses, none is taken. */
  asGood: 0.75,
  /** Factor for things beside the content of a page. */
  aside: 0.5,
  /** Factor for one thing alone, where a list may have several. */
  alone: 0.3,
}
