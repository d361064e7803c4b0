CREATE TRIGGER revision_of_article BEFORE UPDATE ON article FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_article_category BEFORE UPDATE ON article_category FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_article_tag BEFORE UPDATE ON article_tag FOR EACH ROW EXECUTE FUNCTION keep_revision();
