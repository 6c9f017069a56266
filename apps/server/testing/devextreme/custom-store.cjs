/** Hands load options on to whoever made it, as DevExtreme's CustomStore does without a grid. */
module.exports = class CustomStore {
  #options;

  constructor(options) {
    this.#options = options;
  }

  /** Answers the rows and, where it was asked for, how many there are in all. */
  async load(loadOptions) {
    const [data, { totalCount }] = await this.#options.load(loadOptions);
    return { data, totalCount };
  }

  async totalCount(loadOptions) {
    const [totalCount] = await this.#options.totalCount(loadOptions);
    return totalCount;
  }

  async byKey(key) {
    const [item] = await this.#options.byKey(key);
    return item;
  }
};
