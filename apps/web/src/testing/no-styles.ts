/** What a style sheet is to a test. */
export default '';
